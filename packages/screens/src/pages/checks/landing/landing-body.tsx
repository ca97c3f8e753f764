import { BelowFold } from '@proverka/page-engine/react'
import { Section } from '@proverka/ui/frame'
import { Accordion, Steps } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import type { ComponentType } from 'react'
import { Answers } from './answers.tsx'
import { LandingHero } from './hero.tsx'
import { LandingBlocks } from './landing-blocks.tsx'
import type {
  LandingBlock,
  LandingComposition,
  LandingContent,
  LandingOffer,
  LandingTexts,
} from './landing-content.ts'
import { LandingSample } from './landing-sample-place.tsx'
import { LandingScope } from './landing-scope.tsx'
import * as css from './landing.css.ts'
import { NearPages } from './near-pages.tsx'

export interface LandingBodyProps {
  readonly route: string
  readonly heading: string
  readonly content: LandingContent
  readonly texts: LandingTexts
  readonly Sample: ComponentType | undefined
}

type SectionName = 'answers' | 'blocks' | 'sample' | 'scope' | 'steps'

/** The sections below the first screen, by composition; questions and pages nearby always end the page. */
const ORDER: { readonly [Name in LandingComposition]: readonly SectionName[] } = {
  number: ['sample', 'blocks', 'scope', 'steps'],
  cells: ['sample', 'blocks', 'scope', 'steps'],
  answer: ['answers', 'blocks', 'steps', 'sample', 'scope'],
  talk: ['blocks', 'sample', 'scope', 'steps'],
  register: ['sample', 'blocks', 'steps', 'scope'],
  closed: ['blocks', 'scope', 'sample', 'steps'],
}

type Background = 'paper' | 'grey'

/** First screens that end on paper. */
const STARTS_GREY: ReadonlySet<LandingComposition> = new Set(['number', 'talk'])

/** The sections by name; each block of the page's own is one. */
function sectionsOf(composition: LandingComposition, { blocks }: LandingTexts) {
  return ORDER[composition].flatMap((name): readonly (Exclude<SectionName, 'blocks'> | LandingBlock)[] =>
    name === 'blocks' ? blocks : [name],
  )
}

interface PageSectionProps extends Pick<LandingBodyProps, 'texts' | 'Sample'> {
  readonly section: Exclude<SectionName, 'blocks'> | LandingBlock
  readonly offer: LandingOffer
  readonly background: Background
}

function PageSection({ section, offer, texts, Sample, background }: PageSectionProps) {
  if (typeof section !== 'string') return <LandingBlocks block={section} background={background} />
  switch (section) {
    case 'answers':
      return <Answers offer={offer} background={background} />
    case 'sample':
      return (
        <Section title={texts.sample.title} note={texts.sample.note} background={background}>
          <LandingSample offer={offer} Sample={Sample} />
        </Section>
      )
    case 'scope':
      return <LandingScope offer={offer} background={background} />
    case 'steps':
      return (
        <Section title={texts.steps.title} background={background}>
          <Steps steps={texts.steps.items.map(({ title, text: note }) => ({ title, note }))} />
        </Section>
      )
  }
}

/** The page: the first screen of its composition, then its sections, whose grounds take turns. */
export function LandingBody({ route, heading, content, texts, Sample }: LandingBodyProps) {
  const { offer, composition, near } = content
  const sections = sectionsOf(composition, texts)
  const ground = (place: number): Background =>
    (place % 2 === 0) === STARTS_GREY.has(composition) ? 'grey' : 'paper'
  return (
    <>
      <LandingHero route={route} heading={heading} content={content} texts={texts} />
      {sections.map((section, place) => (
        <BelowFold key={typeof section === 'string' ? section : section.title}>
          <PageSection
            section={section}
            offer={offer}
            texts={texts}
            Sample={Sample}
            background={ground(place)}
          />
        </BelowFold>
      ))}
      <BelowFold>
        <Section background={ground(sections.length)}>
          <div className={css.questions}>
            <h2 className={text.h2}>Частые вопросы</h2>
            <Accordion
              items={texts.questions.map(({ title, text: body }, index) => ({
                title,
                body,
                ...(index === 0 && { open: true }),
              }))}
            />
          </div>
        </Section>
        <NearPages routes={near} background={ground(sections.length + 1)} />
      </BelowFold>
    </>
  )
}
