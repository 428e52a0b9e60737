#!/usr/bin/env bash
# Gives effect.sarif to code scanning, where something was compared.
set -euo pipefail
[ -f "$OUT/effect.sarif" ] || exit 0
gzip -c "$OUT/effect.sarif" | base64 | tr -d '\n' > "$OUT/effect.sarif.gz.base64"
gh api --method POST "repos/$REPOSITORY/code-scanning/sarifs" --field "commit_sha=$COMMIT" --field "ref=$REF" --field "sarif=@$OUT/effect.sarif.gz.base64" --silent
