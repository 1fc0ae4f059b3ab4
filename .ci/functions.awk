# Prints every function, initialiser, deinitialiser and computed property with more than `most` lines, braces included.
# Braces in strings must be balanced, which those of interpolations are.

FNR == 1 { depth = 0; start = 0 }

{
  text = $0
  sub(/(^|[^:])\/\/.*/, "", text)
}

!start && text ~ /(^|[ (])(func +[^ (]+|init[?]?|deinit|subscript|var +[a-zA-Z0-9_]+ *:[^=]*)[ (<:{]/ {
  start = FNR; entry = depth; title = $0; opened = 0
}

{
  opens = gsub(/\{/, "{", text)
  closes = gsub(/\}/, "}", text)
  depth += opens - closes
  if (!start) next
  if (opens) opened = 1
  if (opened && depth <= entry) {
    if (FNR - start + 1 > most) {
      sub(/^ +/, "", title)
      printf "%s:%d: %d lines: %s\n", FILENAME, start, FNR - start + 1, title
    }
    start = 0
  } else if (!opened && title !~ /\($|,$/ && FNR - start > 8) {
    start = 0
  }
}
