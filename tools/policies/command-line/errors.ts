import type {Problem} from '../../../src/content/report';

/** The command cannot be understood: exit code 2. */
export class WrongUse extends Error {}

/** The command was understood and will not do it, for the reasons given: exit code 1. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}
