/**
 * Runs steps side by side: never more weight than `capacity` at once, each after what it `needs` and what it comes
 * `after`. A step whose forerunner failed is skipped. Returns `[{ step, status: 'passed' | 'failed' | 'skipped', ... }]`
 * in the order of `steps`.
 */
export async function runSchedule(steps, capacity, execute, onChange = () => {}) {
  const results = new Map()
  const running = new Map()
  const names = new Set(steps.map((step) => step.name))
  const before = (step) => [...(step.needs ?? []), ...(step.after ?? [])].filter((name) => names.has(name))
  const weightOf = (step) => Math.min(step.weight ?? 1, capacity)

  const record = (step, result) => {
    results.set(step.name, { step, ...result })
    onChange(results.get(step.name))
  }
  const start = (step) => {
    const work = execute(step).then((result) => {
      running.delete(step.name)
      record(step, result)
    })
    running.set(step.name, { work, weight: weightOf(step) })
  }
  const sweep = () => {
    for (const step of steps) {
      if (results.has(step.name) || running.has(step.name)) continue
      const forerunners = before(step).map((name) => results.get(name))
      if (forerunners.includes(undefined)) continue
      const failed = forerunners.filter(({ status }) => status !== 'passed')
      if (failed.length > 0) {
        record(step, { status: 'skipped', because: failed.map((result) => result.step.name) })
        return sweep()
      }
      const used = [...running.values()].reduce((sum, { weight }) => sum + weight, 0)
      if (used + weightOf(step) <= capacity) start(step)
    }
  }

  sweep()
  while (running.size > 0) {
    await Promise.race([...running.values()].map(({ work }) => work))
    sweep()
  }
  const stuck = steps.filter((step) => !results.has(step.name))
  if (stuck.length > 0)
    throw new Error(`Steps wait for each other: ${stuck.map((step) => step.name).join(', ')}`)
  return steps.map((step) => results.get(step.name))
}
