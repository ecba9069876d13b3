#!/bin/sh
# Makes a release of FOLDER/next and serves it. Ten releases are kept, and in FOLDER/lasting their
# files with a hash in the name: a page that was loaded before a release asks for its own scripts.
#
#   sh tools/hosting/publish.sh FOLDER assets pictures social
set -eu
cd "$1"
shift
release=releases/$(date -u +%Y-%m-%dT%H-%M-%S.%3N)
mkdir -p releases lasting
rm -rf releases/.making
# Links instead of copies: an unchanged file is one file in all releases.
cp -al next releases/.making
mv releases/.making "$release"
for folder in "$@"; do
  if [ -d "next/$folder" ]; then cp -alf "next/$folder" lasting/; fi
done
# Replaces the link in one step, so it is never missing.
ln -sfn "$release" .current
mv -T .current current
ls -d releases/* | head -n -10 | xargs -r rm -r
# A file with one name left belongs to no release.
find lasting -type f -links 1 -delete
echo "Published: $release"
