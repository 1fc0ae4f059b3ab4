# Prints the functions of a profile by callgrind, each with its number: they are numbered as they are first run.
match($0, /^c?fn=\([0-9]+\) /) {
  id = substr($0, index($0, "(") + 1)
  sub(/\).*/, "", id)
  name = substr($0, RLENGTH + 1)
  sub(/'[0-9]+$/, "", name)
  print id, name
}
