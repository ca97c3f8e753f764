import * as v from 'valibot'

/** The rule of a schema: the message of its first issue, or undefined when the text passes. */
export function schemaRule<Value>(schema: v.GenericSchema<Value, unknown>) {
  return (value: Value): string | undefined => {
    const { issues } = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true })
    return issues?.[0].message
  }
}

/** The schema of a text whose rule has several messages; the first failing one is shown. */
export function describedText(describe: (value: unknown) => string | undefined, missing: string) {
  return v.pipe(
    v.string(missing),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? describe(dataset.value) : undefined
      if (message !== undefined) addIssue({ message })
    }),
  )
}
