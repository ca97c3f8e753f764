/**
 * A form that the browser itself sends says what was filled in alone, as the app does: the address is one that a person
 * can pass on.
 */
export function leaveOutEmpty({ formData }: FormDataEvent): void {
  const empty = [...formData].filter(([, value]) => value === '')
  for (const [name] of empty) formData.delete(name)
}
