// Import directions of the packages (.dependency-cruiser.mjs). Fails also when nothing was looked at, which would be a hollow success.
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../.dependency-cruiser.mjs';
import { root } from './bundle.mjs';

process.chdir(root);
const tsConfig = extractTSConfig('tsconfig.json');
const { output } = await cruise(
  ['packages', 'functions', 'test', 'bin'],
  { ...config.options, ruleSet: config, validate: true },
  config.options.enhancedResolveOptions,
  { tsConfig },
);
const { violations, totalCruised, totalDependenciesCruised } = output.summary;
for (const { rule, from, to } of violations) process.stdout.write(`${rule.severity} ${rule.name}: ${from} -> ${to}\n`);
process.stdout.write(
  `${totalCruised} modules, ${totalDependenciesCruised} imports, ${violations.length} against the rules\n`,
);
if (totalCruised === 0 || totalDependenciesCruised === 0)
  process.stdout.write('Nothing was cruised: the check is broken.\n');
process.exit(violations.length || totalCruised === 0 || totalDependenciesCruised === 0 ? 1 : 0);
