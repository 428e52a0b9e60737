#!/usr/bin/env bash
# A hook of git: cp node_modules/tagmason/bin/pre-commit.sh .git/hooks/pre-commit. Refuses a commit with a container file that would not import; what is staged is looked at, not what lies in the folder.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
wrong=0
while IFS= read -r -d '' file; do
  git show ":$file" > "$work/staged.json"
  grep -q '"containerVersion"' "$work/staged.json" || continue
  if ! said=$(${TAGMASON:-npx tagmason} validate "$work/staged.json" 2>&1); then
    echo "${said//"$work/staged.json"/$file}" >&2
    wrong=1
  fi
done < <(git diff --cached --name-only --diff-filter=d -z -- '*.json')
exit "$wrong"
