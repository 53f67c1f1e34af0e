/**
 * Calls back after the next paint, for work on the whole page that would delay the visible response to a press. Returns
 * the function that cancels the call.
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
