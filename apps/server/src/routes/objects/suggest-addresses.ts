import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { createDemoRegister } from '../../register/demo-register.ts'

export const suggestAddresses =
  (context: AppContext): Handlers['suggest']['suggestAddresses'] =>
  async ({ query }) => {
    const found = await createDemoRegister(context.database).suggest(query.query, query.count)
    const suggestions = found.map(({ value, number }) => ({
      value,
      data: number ? { cadastral_number: number } : {},
    }))
    return { suggestions }
  }
