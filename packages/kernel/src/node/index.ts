/** What needs a file system: rulebooks, and YAML files that remember their lines. */
export { readRules } from './rulebook.ts';
export type { RuleEntry } from './rulebook.ts';
export { readYaml } from './yamlFile.ts';
export type { YamlFault, YamlFile } from './yamlFile.ts';
