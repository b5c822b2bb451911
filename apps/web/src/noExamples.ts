/** The screens of the games of `examples/`: none, but in a build that has been asked for them, which puts `examples/webs.ts` in this place. */
export const EXAMPLE_WEBS = {};
