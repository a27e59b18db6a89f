import type { Planned } from './mocks';

interface Statement {
  actions: string[];
  resources: string[];
  conditions?: { test: string; variable: string; values: string[] }[];
}

/** A function of the plan with what belongs to it. */
export interface PlannedFunction {
  /** `http`, `project` ... */
  name: string;
  inputs: Planned['inputs'];
  statements: readonly Statement[];
  logDays: number | undefined;
  /** The stream or queue that calls it. */
  mapping: Planned['inputs'] | undefined;
}

export const ofType = (planned: readonly Planned[], type: string): readonly Planned[] =>
  planned.filter((one) => one.type === type);

/** The functions of functions/, told by their descriptions. */
export function functionsOf(planned: readonly Planned[]): readonly PlannedFunction[] {
  return ofType(planned, 'aws:lambda/function:Function').map(({ name, inputs }) => {
    const role = planned.find((one) => inputs.role === `arn:aws:iam/role:Role:${one.name}`);
    const log = ofType(planned, 'aws:cloudwatch/logGroup:LogGroup').find(
      (one) => one.inputs.name === inputs.loggingConfig?.logGroup,
    );
    const mapping = ofType(planned, 'aws:lambda/eventSourceMapping:EventSourceMapping').find((one) =>
      String(one.inputs.functionName).endsWith(`:${name}`),
    );
    return {
      name: String(inputs.description).replace('Consigliere: ', ''),
      inputs,
      statements: (role?.inputs.inlinePolicies ?? []).flatMap((one: { policy: string }) => JSON.parse(one.policy)),
      logDays: log?.inputs.retentionInDays,
      mapping: mapping?.inputs,
    };
  });
}

/** What a function may do with a resource whose name has this ending. */
export const actionsOn = ({ statements }: PlannedFunction, ending: string): readonly string[] =>
  statements.filter((one) => one.resources.some((resource) => resource.endsWith(ending))).flatMap((one) => one.actions);
