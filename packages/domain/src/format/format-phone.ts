/** `+79991234567` as «+7 (999) 123-45-67»; anything that is not in the canonical form comes back as it is. */
export function formatPhone(phone: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return parts === null ? phone : `+7 (${parts[1]}) ${parts[2]}-${parts[3]}-${parts[4]}`
}
