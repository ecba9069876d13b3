#!/usr/bin/env bash
# Goes to the newest commit of the checked-out branch whose checks passed, so that a red main is
# never published. Says so when that is not the newest commit, and fails when there is none.
set -euo pipefail

newest=$(git rev-parse HEAD)
passed=$(gh run list --workflow checks.yml --branch main --event push --status success \
  --limit 100 --json headSha --jq '.[].headSha')
if ! commit=$(grep --fixed-strings --line-regexp --max-count 1 --file <(echo "$passed") \
  <(git rev-list "$newest")); then
  echo "::error::None of the last 100 runs of the checks on main has passed, so nothing is published."
  exit 1
fi
if [ "$commit" = "$newest" ]; then
  echo 'newest=true' >> "$GITHUB_OUTPUT"
else
  echo "::warning::The newest commit of main ($newest) has not passed its checks. The last one that has is published: $commit."
  echo 'newest=false' >> "$GITHUB_OUTPUT"
  git checkout --quiet --detach "$commit"
fi
