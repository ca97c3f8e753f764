/** A person who asks what is held: an invented one, with an INN that cannot exist. */
export const CHECKED = {
  lastName: 'Ладогин',
  firstName: 'Арсений',
  middleName: 'Петрович',
  birthDate: '1987-03-14',
  inn: '',
  phone: '',
} as const
