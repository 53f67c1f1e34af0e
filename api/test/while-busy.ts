/** Repeats a call, as a client does, while a machine that is too busy to answer in time refuses it with 503. */
export async function whileBusy<Answer extends { readonly status: number }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}
