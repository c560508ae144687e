// Loaded into a build: the disk is full when a file is written whose path holds the text of the variable.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const text = process.env.TEST_FULL_DISK_AT;

/** @param {unknown} file */
function check(file) {
  if (!text || !String(file).includes(text)) return;
  throw Object.assign(new Error(`ENOSPC: no space left on device, write '${String(file)}'`), {
    code: 'ENOSPC',
  });
}

const { writeFileSync } = fs;
fs.writeFileSync = (file, ...rest) => {
  check(file);
  return writeFileSync(file, ...rest);
};
const { writeFile } = fs.promises;
fs.promises.writeFile = async (file, ...rest) => {
  check(file);
  return writeFile(file, ...rest);
};
syncBuiltinESMExports();
