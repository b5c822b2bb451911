/** What needs a file system: folders, rulebooks, and YAML files that remember their lines. */
export { makeFolder } from './folder.ts';
export { readRules } from './rulebook.ts';
export type { RuleEntry } from './rulebook.ts';
export { readYaml } from './yamlFile.ts';
export type { YamlFault, YamlFile } from './yamlFile.ts';
