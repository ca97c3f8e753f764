import { Section } from '@proverka/ui/frame'
import { CopyButton, Table } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { ProductList, productsNamed } from '../individuals/product-list.tsx'
import * as css from './landing-blocks.css.ts'
import type { LandingBlock } from './landing-content.ts'

type Of<Kind extends LandingBlock['kind']> = Extract<LandingBlock, { kind: Kind }>

interface BlockProps<Block> {
  readonly block: Block
  readonly background: 'paper' | 'grey'
}

/** A section of a page's own. */
export function LandingBlocks({ block, background }: BlockProps<LandingBlock>) {
  switch (block.kind) {
    case 'axis':
      return <Axis block={block} background={background} />
    case 'list':
      return <Items block={block} background={background} />
    case 'products':
      return <Products block={block} background={background} />
    case 'script':
      return <Script block={block} background={background} />
    case 'table':
      return <Rows block={block} background={background} />
  }
}

/** What happens one after another on one line of time. */
function Axis({ block: { title, note, moments }, background }: BlockProps<Of<'axis'>>) {
  return (
    <Section title={title} note={note} background={background}>
      <ol className={css.axis}>
        {moments.map(({ when, title: name, text: words }) => (
          <li key={name} className={css.moment}>
            <p className={css.when}>{when}</p>
            <h3 className={text.h3}>{name}</h3>
            <p className={css.words}>{words}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Items({ block: { title, note, items }, background }: BlockProps<Of<'list'>>) {
  return (
    <Section title={title} note={note} background={background}>
      <ul className={css.items}>
        {items.map(({ title: name, text: words }) => (
          <li key={name} className={css.item}>
            <h3 className={css.itemName}>{name}</h3>
            <p className={css.words}>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Products({ block: { title, note, products }, background }: BlockProps<Of<'products'>>) {
  return (
    <Section title={title} note={note} background={background}>
      <ProductList products={productsNamed(...products)} />
    </Section>
  )
}

/** Words that are ready to be sent; whole without a script, too. */
function Script({ block, background }: BlockProps<Of<'script'>>) {
  const { title, notes, text: lines, below } = block
  return (
    <Section background={background}>
      <div className={css.script}>
        <div className={css.scriptNotes}>
          <h2 className={text.h2}>{title}</h2>
          {notes.map((line) => (
            <p key={line} className={css.words}>
              {line}
            </p>
          ))}
        </div>
        <div className={css.email}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <div className={css.emailFoot}>
            <p className={css.words}>{below}</p>
            <CopyButton text={lines.join('\n\n')}>Скопировать текст</CopyButton>
          </div>
        </div>
      </div>
    </Section>
  )
}

function Rows({ block: { title, note, heads, rows }, background }: BlockProps<Of<'table'>>) {
  return (
    <Section title={title} note={note} background={background}>
      <Table
        caption={title}
        columns={heads.map((head, index) => ({
          key: head,
          title: head,
          untitled: index === 0,
          cell: (row: readonly string[]) =>
            index === 0 ? <b className={css.first}>{row[index]}</b> : row[index],
        }))}
        rows={rows}
        rowKey={(row) => row[0] ?? ''}
      />
    </Section>
  )
}
