/**
 * Loaded into the process of a build before anything else: lets other programs go first, and
 * writes down at the end what the process and all of its threads have used.
 */
import {writeFileSync} from 'node:fs';
import {constants, setPriority} from 'node:os';
import {isMainThread} from 'node:worker_threads';

const file = process.env.BENCHMARK_USAGE;

if (isMainThread && file !== undefined) {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    writeFileSync(file, JSON.stringify({microseconds: userCPUTime + systemCPUTime, maxRSS}));
  });
}
