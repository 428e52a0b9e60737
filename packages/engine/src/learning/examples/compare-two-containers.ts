export const compareTwoContainers = {
  fileName: 'compare.sh',
  code: `#!/usr/bin/env sh
# What was added (+), changed (~) and removed (-) between two container exports, by name. Needs jq.
# Usage: compare.sh before.json after.json
set -eu
jq -nr --slurpfile a "$1" --slurpfile b "$2" '
  # IDs and fingerprints are new with each import and say nothing.
  def plain: del(.accountId, .containerId, .tagId, .triggerId, .variableId, .fingerprint, .firingTriggerId, .blockingTriggerId, .parentFolderId);
  def named(kind): (.[0].containerVersion[kind] // []) | map({ key: .name, value: plain }) | from_entries;
  ("tag", "trigger", "variable") as $kind
  | ($a | named($kind)) as $x | ($b | named($kind)) as $y
  | ($x + $y | keys)[] as $name
  | if ($x | has($name) | not) then "+ \\($kind) \\($name)"
    elif ($y | has($name) | not) then "- \\($kind) \\($name)"
    elif $x[$name] != $y[$name] then "~ \\($kind) \\($name)"
    else empty end
'
`,
}
