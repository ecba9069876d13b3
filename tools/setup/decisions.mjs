/**
 * What the two set-up scripts decide, without touching the machine: each function takes what was
 * seen and answers what to do, so that every case is tested without installing anything.
 */

/** The oldest Node on which everything here runs: `engines` in package.json says the same. */
export const OLDEST_NODE = '20.19.0';

/**
 * @param {string} version for example `20.19.1`, without a leading `v`
 * @param {string} [oldest] the first version that is good enough
 * @returns {boolean}
 */
export function isNodeRecentEnough(version, oldest = OLDEST_NODE) {
  const seen = version.split('.').map(Number);
  const wanted = oldest.split('.').map(Number);
  for (const [place, minimum] of wanted.entries()) {
    const part = seen[place] ?? 0;
    if (part !== minimum) {
      return part > minimum;
    }
  }
  return true;
}

/**
 * @typedef {object} InstalledState
 * @property {string} lockfileHash hash of package-lock.json as it is now
 * @property {number} lockfileChangedAt when package-lock.json was written, in milliseconds
 * @property {string} [stamp] the hash that was installed by this script the last time
 * @property {number} [installedAt] when npm finished its last complete installation, in
 *   milliseconds; npm writes that file last, so it is missing after an interrupted one
 */

/**
 * Says whether `npm ci` has to run.
 *
 * The hash decides wherever this script did the last installation. Times are only asked when it
 * did not, since a copy or a fresh checkout changes times without changing anything.
 *
 * @param {InstalledState} state
 * @returns {{action: 'nothing' | 'stamp' | 'install', reason: string}}
 */
export function decideInstallation({lockfileHash, lockfileChangedAt, stamp, installedAt}) {
  if (installedAt === undefined) {
    return {action: 'install', reason: 'the packages are not installed yet, or only in part'};
  }
  if (stamp === lockfileHash) {
    return {action: 'nothing', reason: 'the packages are those of package-lock.json'};
  }
  if (installedAt >= lockfileChangedAt) {
    return {action: 'stamp', reason: 'npm installed them after package-lock.json last changed'};
  }
  return {action: 'install', reason: 'package-lock.json has changed since the last installation'};
}

/**
 * A snap cannot be driven by the browser tests: it sees another /tmp than they do. Ubuntu's
 * /usr/bin/chromium-browser is a small script that starts or asks for the snap.
 *
 * @param {string} realPath the file behind all symbolic links
 * @param {string} beginning its first bytes as text
 * @returns {boolean}
 */
export function isSnap(realPath, beginning) {
  const script = beginning.startsWith('#!');
  return (
    realPath.startsWith('/snap/') ||
    realPath.endsWith('/bin/snap') ||
    (script && /\/snap\/bin\/|requires the chromium snap/.test(beginning))
  );
}

/** Debian's package of the light browser, and its program. */
export const SHELL = 'chromium-headless-shell';

/**
 * @param {string} policy what `apt-cache policy <package>` printed, in the C locale
 * @returns {boolean} whether the distribution offers a real package and no stub for a snap
 */
export function offersPackage(policy) {
  const candidate = /^\s*Candidate:\s*(\S+)/m.exec(policy)?.[1];
  return candidate !== undefined && candidate !== '(none)' && !candidate.includes('snap');
}

/**
 * @typedef {object} Machine
 * @property {boolean} apt whether apt-get exists
 * @property {boolean} root whether we are root
 * @property {boolean} sudo whether sudo works without a password
 */

/**
 * The ways to obtain a browser on this machine, best first.
 *
 * @param {Machine} machine
 * @returns {('distribution' | 'playwright-with-libraries' | 'playwright')[]}
 */
export function waysToInstall({apt, root, sudo}) {
  const mayInstall = root || sudo;
  return [
    ...(apt && mayInstall ? /** @type {const} */ (['distribution']) : []),
    ...(mayInstall ? /** @type {const} */ (['playwright-with-libraries']) : []),
    'playwright',
  ];
}

/**
 * @param {{platform: string, pathVariable: string, delimiter: string}} machine
 * @returns {string[]} the files that may be a browser, in the order in which to try them
 */
export function usualPlaces({platform, pathVariable, delimiter}) {
  if (platform === 'win32') {
    return ['C:\\Program Files', 'C:\\Program Files (x86)'].map(
      (folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
    );
  }
  const folders = pathVariable.split(delimiter).filter((folder) => folder.startsWith('/'));
  // The headless shell has no window to draw, so the journeys take half the time in it (measured).
  const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const onPath = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  const elsewhere =
    platform === 'darwin'
      ? [
          '/Applications/Chromium.app/Contents/MacOS/Chromium',
          '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        ]
      : [
          ...names.map((name) => `/usr/bin/${name}`),
          '/usr/lib/chromium/chromium',
          '/opt/google/chrome/chrome',
        ];
  return [...new Set([...onPath, ...elsewhere])];
}
