// Loaded into the build's own process: the most memory that it ever held, and the time that it computed.
import { writeFileSync } from 'node:fs';

const file = process.env.BENCH_USAGE_FILE;
if (file) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const cpuSeconds = Math.round((userCPUTime + systemCPUTime) / 1e5) / 10;
    writeFileSync(file, JSON.stringify({ mebibytes: Math.round(maxRSS / 1024), cpuSeconds }));
  });
}
