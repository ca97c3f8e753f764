import type { AppContext } from '../../services/context.ts'
import { consumeByCaller } from '../../services/guest-limits.ts'
import type { Handlers } from '../http/handlers.ts'

/** Asks the ministry by the number alone. The number is neither stored nor logged. */
export const checkPassport =
  (context: AppContext): Handlers['passports']['checkPassport'] =>
  async ({ body: { passport } }, call) => {
    await consumeByCaller(context, 'passport', call)
    const source = context.sources.for('passport')('passport')
    const { answer, demo } = await source.ask({ kind: 'passport', passport })
    const answered = {
      source: source.name,
      answered_at: context.clock.now().toISOString(),
      demo: demo || context.sources.isDemo,
    }
    if (answer.kind === 'not-checked')
      return { ...answered, result: 'not-checked', reason: answer.reason, facts: [] }
    if (answer.kind === 'not-found') return { ...answered, result: 'not-listed', reason: null, facts: [] }
    return {
      ...answered,
      result: 'listed',
      reason: null,
      facts: 'findings' in answer ? answer.findings.flatMap(({ facts }) => [...facts]) : [],
    }
  }
