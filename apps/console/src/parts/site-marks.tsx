import * as css from './site-marks.css.ts'

const SITES = { realty: ['Н', 'недвижимость'], fiz: ['Л', 'люди'] } as const

/** The sites that something is on, by a letter each. */
export function SiteMarks({ brands }: { brands: readonly (keyof typeof SITES)[] }) {
  return (
    <span className={css.sites}>
      {brands.map((brand) => (
        <abbr key={brand} className={css.site} title={SITES[brand][1]}>
          {SITES[brand][0]}
        </abbr>
      ))}
    </span>
  )
}
