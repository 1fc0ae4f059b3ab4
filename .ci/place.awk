# Turns a named place into device pixels: the last `layout` line of the event log that knows it counts.

# The numbers of the array that follows `key`, into list; returns how many there are.
function numbers(key, list,    rest, depth, i, text, c) {
  rest = substr(layout, index(layout, "\"" key "\":") + length(key) + 3)
  for (i = 1; i <= length(rest); i++) {
    c = substr(rest, i, 1)
    if (c == "[") { depth++; continue }
    if (c == "]" && --depth == 0) break
    if (c != "]") text = text c
  }
  return split(text, list, ",")
}

# The middle of the rectangle that begins at list[first].
function middle(list, first) {
  x = list[first] + list[first + 2] / 2
  y = list[first + 3] / 2 + list[first + 1]
}

function on_track(    vertical, along, side) {
  numbers("track", track)
  middle(track, 1)
  vertical = track[4] > track[3]
  side = vertical ? 2 : 1
  numbers("stopX", stops)
  along = word[1] == "stop" ? stops[word[2] + 1] : track[side] + word[2] * track[side + 2]
  if (vertical) y = along; else x = along
}

BEGIN {
  split(place, word, ":")
  key = word[1] == "tab" ? "tabs" : word[1] == "page" ? "container" : "track"
}

/"type":"layout"/ && index($0, "\"" key "\":") { layout = $0 }

END {
  if (layout == "") exit 1
  if (word[1] == "thumb") {
    numbers("thumbs", thumbs)
    first = word[2] == "upper" ? 3 : 1
    x = thumbs[first]; y = thumbs[first + 1]
  } else if (word[1] == "tab") {
    numbers("tabs", tabs)
    middle(tabs, 4 * word[2] + 1)
  } else if (word[1] == "page") {
    numbers("container", container)
    middle(container, 1)
    x = container[1] + word[2] * container[3]
  } else {
    on_track()
  }
  printf "%d %d\n", x * scale + 0.5, y * scale + 0.5
}
