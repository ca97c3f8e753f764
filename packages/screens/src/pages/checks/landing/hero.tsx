import { Container } from '@proverka/ui/frame'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { DigitParts } from './digit-parts.tsx'
import * as css from './hero.css.ts'
import type { LandingContent, LandingSubject, LandingTexts } from './landing-content.ts'
import { LandingForm } from './landing-form.tsx'
import { MonthCells } from './month-cells.tsx'
import { RegisterDays } from './register-days.tsx'
import { CheckCells, ClosedTo, Sayings } from './subjects.tsx'
import { KeyTerms, SourceBadges } from './source-badges.tsx'

interface HeroProps {
  readonly route: string
  readonly heading: string
  readonly content: LandingContent
  readonly texts: LandingTexts
}

/** The first screen: the thought, what the page is remembered by, and the form that orders. */
export function LandingHero(props: HeroProps) {
  switch (props.content.composition) {
    case 'number':
      return <NumberHero {...props} />
    case 'cells':
      return <CellsHero {...props} />
    case 'answer':
      return <AnswerHero {...props} />
    case 'talk':
      return <TalkHero {...props} />
    case 'register':
    case 'closed':
      return <RegisterHero {...props} />
  }
}

/** A: the thought on the left, the number to the edge of the window, the form across both. */
function NumberHero(props: HeroProps) {
  return (
    <section>
      <div className={css.numberTop}>
        <Container className={css.numberInner}>
          <div className={css.numberWords}>
            <Title {...props} />
            <KeyTerms offer={props.content.offer} />
          </div>
          <div className={css.drawing}>
            <Subject {...props} />
          </div>
        </Container>
      </div>
      <Container className={css.across}>
        <FormPanel {...props} wide />
      </Container>
    </section>
  )
}

/** Б: the thought above the form, the cells of what is asked across the window below it. */
function CellsHero(props: HeroProps) {
  return (
    <>
      <Container className={css.cellsTop}>
        <div className={css.words}>
          <Title {...props} />
          <KeyTerms offer={props.content.offer} />
        </div>
        <FormPanel {...props} />
      </Container>
      <section className={css.band}>
        <Container>
          <Subject {...props} />
        </Container>
      </section>
    </>
  )
}

/** В: the question large on the plan, the form below it as wide as the page. */
function AnswerHero(props: HeroProps) {
  return (
    <section className={css.plan}>
      <Container className={css.answerInner}>
        <div className={css.answerHead}>
          <Title {...props} large />
        </div>
        <div className={css.answerBody}>
          <FormPanel {...props} />
          <div className={css.answerSide}>
            <KeyTerms offer={props.content.offer} />
            <Subject {...props} />
          </div>
        </div>
      </Container>
    </section>
  )
}

/** Г: the words of the visitor on the left, the form on the right goes along. */
function TalkHero(props: HeroProps) {
  return (
    <Container className={css.talk}>
      <div className={css.talkHead}>
        <Title {...props} />
      </div>
      <div className={css.talkForm}>
        <FormPanel {...props} />
        <KeyTerms offer={props.content.offer} />
      </div>
      <div className={css.talkWords}>
        <Subject {...props} />
      </div>
    </Container>
  )
}

/** Д: dark, one register; the form on paper beside it. */
function RegisterHero(props: HeroProps) {
  return (
    <section className={css.deep}>
      <Container className={css.deepInner}>
        <div className={css.deepWords}>
          <Title {...props} onDeep />
          <KeyTerms offer={props.content.offer} onDeep />
          <div className={css.deepSubject}>
            <Subject {...props} />
          </div>
        </div>
        <FormPanel {...props} onDeep />
      </Container>
    </section>
  )
}

function Title({
  heading,
  texts,
  large = false,
  onDeep = false,
}: HeroProps & { large?: boolean; onDeep?: boolean }) {
  return (
    <>
      <h1 className={clsx(text.hero, large ? css.titleLarge : css.title)}>{heading}</h1>
      <p className={clsx(text.lead, onDeep ? css.leadOnDeep : css.lead)}>{texts.lead}</p>
    </>
  )
}

function FormPanel({
  route,
  content,
  texts,
  wide = false,
  onDeep = false,
}: HeroProps & { wide?: boolean; onDeep?: boolean }) {
  return (
    <div className={clsx(css.form, onDeep && css.formOnDeep, wide && css.formWide)} id="form">
      <div>
        <h2 className={clsx(text.h3, css.formTitle)}>{texts.form.title}</h2>
        {wide && <p className={css.small}>{texts.form.promise}</p>}
        {wide && <SourceBadges offer={content.offer} />}
      </div>
      <div>
        <LandingForm offer={content.offer} page={route} />
        {!wide && <p className={clsx(css.small, css.promise)}>{texts.form.promise}</p>}
        {!wide && content.composition !== 'cells' && <SourceBadges offer={content.offer} />}
      </div>
    </div>
  )
}

function Subject({ texts, content }: HeroProps): ReactNode {
  return draw(texts.subject, content)
}

function draw(subject: LandingSubject, content: LandingContent): ReactNode {
  const { offer } = content
  switch (subject.kind) {
    case 'number':
      return <DigitParts subject={subject} />
    case 'sayings':
      return <Sayings items={subject.items} />
    case 'closed-to':
      return <ClosedTo title={subject.title} items={subject.items} />
    case 'month':
      return <MonthCells {...subject} />
    case 'checks':
      return <CheckCells title={subject.title} offer={offer} />
    case 'register':
      return <RegisterDays content={content} />
  }
}
