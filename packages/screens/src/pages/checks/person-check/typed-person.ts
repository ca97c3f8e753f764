/** The start of a person form, as the short form of a home page hands it over in the state of the navigation. */
export type TypedPerson = Partial<
  Record<'lastName' | 'firstName' | 'middleName' | 'birthDate' | 'region', string>
>
