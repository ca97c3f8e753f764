import * as v from 'valibot'

/** An item of the system settings (ENTITY-33). */
export const systemInfoSchema = v.object({ key: v.string(), value: v.string(), enabled: v.boolean() })

/** An item of the system settings (ENTITY-33). */
export type SystemInfo = v.InferOutput<typeof systemInfoSchema>
