# Prints the functions of a profile by callgrind, each with how often it is called.
match($0, /^c?fn=\([0-9]+\)/) {
  id = substr($0, index($0, "(") + 1, RLENGTH - index($0, "("))
  sub(/\).*/, "", id)
  if (split($0, parts, ") ") > 1) { name = parts[2]; sub(/'[0-9]+$/, "", name); names[id] = name }
  if ($0 ~ /^cfn=/) called = id
  next
}
/^calls=/ { split(substr($1, 7), count, " "); calls[called] += count[1] }
END { for (id in names) printf "%d %s\n", calls[id], names[id] }
