// `npm run rooms`: the imports between rooms of src/. `-- <folder>`: of another checkout.
import path from 'node:path';
import { aroundDoors, arrowsOf, circlesOf, readRoomImports } from './rooms/graph.ts';

const root = path.resolve(process.argv[2] ?? '.');
const imports = readRoomImports(root);
const arrows = arrowsOf(imports);
const circles = circlesOf(arrows);
const around = aroundDoors(imports);

for (const [room, targets] of [...arrows].sort()) {
  console.log(`${room} → ${[...targets].sort().join(', ')}`);
}
console.log(`\nRooms in circles: ${circles.flat().length}`);
for (const circle of circles) console.log(`  ${circle.join(', ')}`);
console.log(`Imports around a door: ${around.length} of ${imports.length}`);
for (const { from, to } of around) console.log(`  ${from} → ${to}`);
process.exitCode = circles.length + around.length > 0 ? 1 : 0;
