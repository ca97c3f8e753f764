declare module 'russian-requisites-validator' {
  const validators: { inn(text: string): boolean; ogrn(text: string): boolean }
  export default validators
}

declare module 'vin-validator' {
  const validator: { validate(text: string): boolean }
  export default validator
}
