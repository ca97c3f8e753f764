import { findAlertPlace } from '@proverka/domain/navigation'
import { SiteAlert } from '@proverka/screens/app/frame/site-alert.tsx'
import { BrandScope } from '@proverka/ui/console'
import { LogoLockup } from '@proverka/ui/frame'
import type { BannerSite } from './banner-queries.ts'
import { pageWords } from './banner-words.ts'
import * as css from './banners.css.ts'

const SHAPES = { realty: 'parcel', fiz: 'cell' } as const

interface BannerPreviewProps {
  /** Keys of the banner, one of each brand. */
  keys: readonly string[]
  value: string
  sites: readonly BannerSite[]
}

/** A banner above the sites that will show it, by the component that they show it with. */
export function BannerPreview({ keys, value, sites }: BannerPreviewProps) {
  const places = keys.flatMap((key) => findAlertPlace(key) ?? [])
  return (
    <div className={css.preview}>
      {places.length === 0 && (
        <p className={css.previewNote}>Выберите, где показать: баннер будет виден здесь.</p>
      )}
      {places.map((place) => {
        const site = sites.find(({ brand }) => brand === place.brand)
        return (
          <figure
            key={place.key}
            className={css.figure}
            aria-label={`Как увидят: ${site?.name ?? place.brand}`}
          >
            <BrandScope brand={place.brand}>
              <SiteAlert value={value.trim() === '' ? 'Текст баннера' : value} />
              <div className={css.siteHead}>
                <LogoLockup shape={SHAPES[place.brand]} name={site?.name ?? ''} />
              </div>
            </BrandScope>
            <figcaption className={css.caption}>
              {site ? new URL(site.origin).host : 'сайт здесь не открыт'}, {pageWords(place)}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}
