import {describe, expect, test} from 'vitest';
import {
  decideInstallation,
  isNodeRecentEnough,
  isSnap,
  offersPackage,
  usualPlaces,
  waysToInstall,
} from './decisions.mjs';

describe('the version of Node', () => {
  test.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['24.0.0', true],
    ['20.18.9', false],
    ['18.20.8', false],
    ['9.99.99', false],
  ])('%s: recent enough is %s', (version, expected) => {
    expect(isNodeRecentEnough(version)).toBe(expected);
  });
});

describe('installing the packages', () => {
  const lockfile = {lockfileHash: 'new', lockfileChangedAt: 1000};

  test('nothing is installed', () => {
    expect(decideInstallation(lockfile).action).toBe('install');
  });

  test('an interrupted installation left a stamp but not npm’s own record', () => {
    expect(decideInstallation({...lockfile, stamp: 'new'}).action).toBe('install');
  });

  test('the stamp fits, although a checkout made the lockfile look newer', () => {
    expect(decideInstallation({...lockfile, stamp: 'new', installedAt: 1}).action).toBe('nothing');
  });

  test('the lockfile changed after the installation', () => {
    expect(decideInstallation({...lockfile, stamp: 'old', installedAt: 999}).action).toBe(
      'install',
    );
  });

  test('someone else installed without a stamp before the lockfile changed', () => {
    expect(decideInstallation({...lockfile, installedAt: 999}).action).toBe('install');
  });

  test.each([undefined, 'old'])('the user ran npm after the change (stamp: %s)', (stamp) => {
    expect(decideInstallation({...lockfile, stamp, installedAt: 1000}).action).toBe('stamp');
  });
});

describe('finding a browser', () => {
  test('PATH comes before the usual places, each file once, relative folders never', () => {
    const places = usualPlaces({
      platform: 'linux',
      pathVariable: '/usr/bin:node_modules/.bin:/opt/bin',
      delimiter: ':',
    });
    expect(places.slice(0, 2)).toEqual([
      '/usr/bin/chromium-headless-shell',
      '/opt/bin/chromium-headless-shell',
    ]);
    expect(places).toContain('/opt/google/chrome/chrome');
    expect(new Set(places).size).toBe(places.length);
    expect(places.every((place) => place.startsWith('/'))).toBe(true);
  });

  test.each(['darwin', 'win32'])('%s has its own places', (platform) => {
    const places = usualPlaces({platform, pathVariable: '', delimiter: ':'});
    expect(places.some((place) => place.includes('Chrome'))).toBe(true);
  });

  test.each([
    ['/usr/bin/snap', '\x7fELF', true],
    ['/snap/chromium/1/chrome', '\x7fELF', true],
    ['/usr/bin/chromium-browser', '#!/bin/sh\nexec /snap/bin/chromium "$@"', true],
    ['/usr/bin/chromium-browser', '#!/bin/sh\necho requires the chromium snap to be', true],
    ['/usr/bin/chromium', '#!/bin/sh\nexec /usr/lib/chromium/chromium "$@"', false],
    ['/opt/google/chrome/chrome', '\x7fELF', false],
  ])('%s beginning with %j: a snap is %s', (file, beginning, expected) => {
    expect(isSnap(file, beginning)).toBe(expected);
  });
});

describe('installing a browser', () => {
  test.each([
    ['chromium:\n  Installed: (none)\n  Candidate: 141.0.7390.65-1~deb12u1\n', true],
    ['chromium:\n  Installed: (none)\n  Candidate: 2:1snap1-0ubuntu2\n', false],
    ['chromium:\n  Installed: (none)\n  Candidate: (none)\n', false],
    ['', false],
  ])('apt says %j: a real package is %s', (policy, expected) => {
    expect(offersPackage(policy)).toBe(expected);
  });

  test('root on Debian or Ubuntu tries the distribution first', () => {
    expect(waysToInstall({apt: true, root: true, sudo: false})).toEqual([
      'distribution',
      'playwright-with-libraries',
      'playwright',
    ]);
  });

  test('without the right to install, playwright downloads the browser alone', () => {
    expect(waysToInstall({apt: true, root: false, sudo: false})).toEqual(['playwright']);
  });

  test('without apt, playwright does it all', () => {
    expect(waysToInstall({apt: false, root: false, sudo: true})).toEqual([
      'playwright-with-libraries',
      'playwright',
    ]);
  });
});
