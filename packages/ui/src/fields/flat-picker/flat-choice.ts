/** A record of a flat; several of one number follow one another. */
export interface FlatChoice {
  key: string
  /** Of the flat, as its address has it: «12А». */
  number: string
  /** Empty where the register has none. */
  cadastralNumber: string
  /** Ready for reading: «54,3 м²»; empty where it is unknown. */
  area: string
  /** «5»; absent or empty where no source tells it. */
  floor?: string
  /** «Снят с учета»; empty for a flat that is in the register today. */
  gone: string
}
