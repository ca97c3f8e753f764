import { isWarningStatus, normaliseCadastralNumber } from '@proverka/domain'
import type { CadastralObject } from '@proverka/domain'
import { Container } from '@proverka/ui/frame'
import { BackLink, Skeleton } from '@proverka/ui/primitives'
import { CadastralNumber, KeyFacts, PlanDrawing, ResultBadge } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import * as css from './object-screen.css.ts'
import { areaText, floorText, typeText } from './object-words.ts'

interface ObjectHeadProps {
  readonly object: CadastralObject
  readonly objectKey: string
  readonly isLoading: boolean
  readonly isInfoLoading: boolean
}

/** The number as the hero of the page, the address, the state and the plan. */
export function ObjectHead({ object, objectKey, isLoading, isInfoLoading }: ObjectHeadProps) {
  const number = normaliseCadastralNumber(object.Number)
  const isOff = isWarningStatus(object.Status)
  const facts = [
    { label: 'Площадь', value: areaText(object) },
    { label: 'Этаж', value: floorText(object) },
    { label: 'Тип', value: typeText(object) },
  ].filter(({ value }) => value !== '')
  return (
    <section className={css.head}>
      <Container className={css.headInner}>
        <div className={css.headText}>
          <div className={css.back}>
            <BackLink href="/">К поиску</BackLink>
          </div>
          {number ? (
            <CadastralNumber as="h1" size="hero" struck={isOff}>
              {number}
            </CadastralNumber>
          ) : (
            <h1 className={clsx(text.h1, css.longNumber)}>{object.Address || objectKey}</h1>
          )}
          {isLoading ? (
            <div className={css.awaited}>
              <Skeleton lines={4} label="Загружаем сведения об объекте" />
            </div>
          ) : (
            <>
              {number && object.Address && <p className={css.address}>{object.Address}</p>}
              <div className={css.marks}>
                {object.Status && (
                  <ResultBadge tone={isOff ? 'orange' : 'green'}>{object.Status}</ResultBadge>
                )}
              </div>
              <div className={css.keys}>
                <KeyFacts facts={facts} />
                {isInfoLoading && <ResultBadge tone="wait">Уточняем площадь и этаж</ResultBadge>}
              </div>
            </>
          )}
        </div>
        <div className={css.plan}>
          <PlanDrawing
            number={number ?? '00:00:0000000:0'}
            parcel={number ? 'chosen' : 'none'}
            width={900}
            height={460}
          />
        </div>
      </Container>
    </section>
  )
}
