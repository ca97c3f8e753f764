/** What is in the fields of a form, by name: texts and ticks. */
export type FormValues = Record<string, string | boolean>
