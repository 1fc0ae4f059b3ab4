# Turns a named place into device pixels, from the last `layout` line of the event log.

# The numbers of the array that follows `key`, into list; returns how many there are.
function numbers(key, list,    rest, depth, i, text, c) {
  rest = substr($0, index($0, "\"" key "\":") + length(key) + 3)
  for (i = 1; i <= length(rest); i++) {
    c = substr(rest, i, 1)
    if (c == "[") { depth++; continue }
    if (c == "]" && --depth == 0) break
    if (c != "]") text = text c
  }
  return split(text, list, ",")
}

{
  split(place, word, ":")
  numbers("track", track)
  numbers("thumbs", thumbs)
  count = numbers("stopX", stops)
  vertical = track[4] > track[3]
  x = track[1] + track[3] / 2
  y = track[2] + track[4] / 2
  if (word[1] == "thumb") {
    first = word[2] == "lower" ? 1 : 3
    x = thumbs[first]; y = thumbs[first + 1]
  } else {
    along = word[1] == "stop" ? stops[word[2] + 1] : track[vertical ? 2 : 1] + word[2] * track[vertical ? 4 : 3]
    if (vertical) y = along; else x = along
  }
  printf "%d %d\n", x * scale + 0.5, y * scale + 0.5
}
