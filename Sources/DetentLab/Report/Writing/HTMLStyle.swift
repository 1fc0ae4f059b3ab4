/// The looks of the page: light, quiet, fit for paper.
enum HTMLStyle {
  static let sheet = """

    :root { color: #27313b; background: #fff; font: 15px/1.5 system-ui, sans-serif; }
    body { max-width: 62rem; margin: 2.5rem auto 4rem; padding: 0 1.25rem; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
    h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; padding-top: .75rem; border-top: 1px solid #dfe4e8; }
    h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
    nav { color: #66727f; } nav a { color: #2b6cb0; text-decoration: none; margin-right: .75rem; white-space: nowrap; }
    #verdict { background: #f6f8fa; border-left: 4px solid #2b6cb0; padding: .25rem 1.25rem 1rem; margin-top: 1.5rem; }
    #verdict h2 { border: 0; margin: .75rem 0; padding: 0; }
    dl { display: grid; grid-template-columns: minmax(8rem, 13rem) 1fr; gap: .4rem 1rem; margin: 0; }
    dt { font-weight: 600; } dd { margin: 0; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; margin: .75rem 0 1.25rem; font-size: .87rem; }
    caption { text-align: left; color: #66727f; padding-bottom: .3rem; }
    th { text-align: left; font-weight: 600; border-bottom: 1.5px solid #27313b; vertical-align: bottom; }
    th, td { padding: .25rem .6rem .25rem 0; } td { border-bottom: 1px solid #e9edf0; vertical-align: top; }
    .n { text-align: right; font-variant-numeric: tabular-nums; }
    small { color: #66727f; white-space: nowrap; }
    figure { margin: 1.25rem 0; } figure svg { max-width: 100%; height: auto; display: block; }
    figcaption { color: #66727f; font-size: .87rem; max-width: 46rem; margin-top: .4rem; }
    @media print { body { margin: 0; max-width: none; } nav { display: none; }
      figure, tr, #verdict { break-inside: avoid; } .wide { overflow: visible; } }

    """
}
