// Node's own modules only: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const LEAST_NODE = 20;

export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= LEAST_NODE) return;
  process.stderr.write(`Consigliere needs Node ${LEAST_NODE} or newer; this is ${process.version}.\n`);
  process.exit(2);
}

/** Are the packages of package-lock.json what is installed? Compared by name and version: times change with every checkout. */
export async function isInstalled() {
  const [wanted, there] = await Promise.all([
    packagesIn(join(root, 'package-lock.json')),
    packagesIn(join(root, 'node_modules', '.package-lock.json')),
  ]);
  if (!wanted || !there) return false;
  return Object.entries(wanted).every(([name, { version, optional, dev }]) => {
    if (name === '' || there[name]?.version === version) return true;
    // Left out on other platforms, and `npm ci --omit=dev` is enough to run.
    return there[name] === undefined && (optional || dev || false);
  });
}

async function packagesIn(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** Installs what is missing, with npm's own output. Answers whether everything is there now. */
export async function install() {
  if (await isInstalled()) return true;
  process.stdout.write('Installing packages (about a minute, once) ...\n');
  if ((await run('npm', ['ci', '--no-audit', '--no-fund'])) === 0) return true;
  process.stderr.write('npm ci did not work (see above); trying npm install instead ...\n');
  if ((await run('npm', ['install', '--no-audit', '--no-fund', '--no-save'])) === 0) return true;
  process.stderr.write(
    'The packages could not be installed. Is the network there? npm has said above what is wrong.\n',
  );
  return false;
}

/** Runs a program of this repository in sight of everybody; gives its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell, env: { ...process.env, ...env } });
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
