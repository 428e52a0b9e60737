#!/usr/bin/env bash
# Puts comment.md under the pull request, in the place of the comment of an earlier run.
set -euo pipefail
comments="repos/$REPOSITORY/issues/$NUMBER/comments"
known=$(gh api --paginate "$comments" --jq '.[] | select(.user.type == "Bot" and (.body | startswith("<!-- tagmason -->"))) | .id' | head -n 1)
if [ -n "$known" ]; then
  gh api --method PATCH "repos/$REPOSITORY/issues/comments/$known" --field "body=@$OUT/comment.md" --silent
else
  gh api --method POST "$comments" --field "body=@$OUT/comment.md" --silent
fi
