/** One tab of the browser at a time does what bears this name; a browser without locks does not wait. */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work()
  return navigator.locks.request(name, work)
}
