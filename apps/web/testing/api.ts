import { TRPCError, initTRPC } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { Inputs, Outputs } from '../src/app/trpc.ts';

/** What stands in for the API: one function for each procedure that the test needs, typed by the real router. */
export type Answers = {
  [F in keyof Outputs]?: {
    [P in keyof Outputs[F]]?: (
      input: P extends keyof Inputs[F] ? Inputs[F][P] : never,
    ) => Outputs[F][P] | Promise<Outputs[F][P]>;
  };
};

/** The procedures that were asked, in order, as 'feature.name'. */
export const calls: string[] = [];

export const server = setupServer();

const t = initTRPC.create();

/** Answers tRPC requests with the given functions; a procedure without one is NOT_FOUND, as it is in life. */
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

function toRouter(answers: Answers, isQuery: boolean) {
  const features = Object.entries(answers).map(([feature, procedures]) => {
    const entries = Object.entries(procedures ?? {}).map(([name, answer]) => {
      const run = ({ input }: { input: unknown }) => {
        calls.push(`${feature}.${name}`);
        return (answer as Procedure)(input as never);
      };
      const procedure = t.procedure.input((value: unknown) => value);
      return [name, isQuery ? procedure.query(run) : procedure.mutation(run)] as const;
    });
    return [feature, t.router(Object.fromEntries(entries))] as const;
  });
  return t.router(Object.fromEntries(features));
}

/** A refusal as the API makes it. */
export const refusal = (code: TRPCError['code'], message: string) => new TRPCError({ code, message });
