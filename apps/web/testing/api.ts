import {
  type AnyProcedure,
  type AnyRouter,
  TRPCError,
  type inferProcedureInput,
  type inferTransformedProcedureOutput,
  initTRPC,
} from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { AppRouter } from '@guildhall/api';

/** A fake API: a function per procedure that the test needs, typed by the real router. */
export type Answers = AnswersOf<AppRouter['_def']['record']>;

type AnswersOf<R> = {
  [K in keyof R]?: R[K] extends AnyProcedure
    ? (
        input: inferProcedureInput<R[K]>,
      ) =>
        | inferTransformedProcedureOutput<AppRouter, R[K]>
        | Promise<inferTransformedProcedureOutput<AppRouter, R[K]>>
    : AnswersOf<R[K]>;
};

/** The called procedures in order, as 'feature.name' or 'feature.part.name'. */
export const calls: string[] = [];

export const server = setupServer();

const t = initTRPC.create({
  errorFormatter: ({ shape, error }) =>
    Object.assign(shape, {
      data: Object.assign(
        shape.data,
        error.cause instanceof FieldErrors && { issues: error.cause.issues },
        error.cause instanceof SecondFactorDue && { secondFactor: true },
      ),
    }),
});

/** Answers tRPC requests with the given functions; a procedure without one is NOT_FOUND, as in the real API. */
export function answerApi(answers: Answers): void {
  calls.length = 0;
  server.use(
    http.all('*/trpc/*', ({ request }) =>
      fetchRequestHandler({
        endpoint: '/trpc',
        req: request,
        router: toRouter(answers, request.method === 'GET'),
      }),
    ),
  );
}

type Procedure = (input: never) => unknown;

function toRouter(answers: object, isQuery: boolean, path: string[] = []): AnyRouter {
  const entries = Object.entries(answers).map(([name, answer]: [string, object | Procedure]) => {
    const here = [...path, name];
    if (typeof answer === 'object') return [name, toRouter(answer, isQuery, here)] as const;
    const run = ({ input }: { input: unknown }) => {
      calls.push(here.join('.'));
      return answer(input as never);
    };
    const procedure = t.procedure.input((value: unknown) => value);
    return [name, isQuery ? procedure.query(run) : procedure.mutation(run)] as const;
  });
  return t.router(Object.fromEntries(entries));
}

type Issue = { path: string; message: string };

class FieldErrors extends Error {
  readonly issues: Issue[];

  constructor(issues: Issue[]) {
    super('Invalid fields');
    this.issues = issues;
  }
}

class SecondFactorDue extends Error {}

/** The error of a sign-in whose password was right, and of a wrong code that may be followed by another. */
export const secondFactorDue = (message = 'Please enter the code of your second factor.') =>
  new TRPCError({ code: 'UNAUTHORIZED', message, cause: new SecondFactorDue() });

/** An error as the API throws it; `issues` say what is wrong with which field. */
export const apiError = (code: TRPCError['code'], message: string, issues?: Issue[]) =>
  new TRPCError({ code, message, ...(issues && { cause: new FieldErrors(issues) }) });
