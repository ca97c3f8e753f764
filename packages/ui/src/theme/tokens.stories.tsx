import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { contrastPairs } from './contrast-pairs.ts'
import { toDesignTokens } from './design-tokens.ts'
import { resultAliases, shadows, stated } from './palettes.ts'
import { ColourTable } from './private/colour-table.tsx'
import { colourMeanings } from './private/colour-meanings.ts'
import { ContrastTable } from './private/contrast-table.tsx'
import * as css from './private/specimen.css.ts'
import { themeNames } from './private/theme-names.ts'
import { TokenFiles } from './private/token-files.tsx'
import { ValueTable } from './private/value-table.tsx'
import { text } from './text.css.ts'
import { breakpoints, media, scale } from './tokens.ts'

const meta = {
  title: 'Основы/Токены',
  parameters: {
    guide: {
      about: 'Все значения, из которых сделан вид: цвет, кегль, шаг, радиус, тень, движение.',
      use: 'Всегда: цвет, кегль, шаг, радиус и движение берут отсюда по имени. Страница нарисована из самих токенов.',
      avoid:
        'Своего значения рядом не заводят. Если нужного нет, сначала проверьте, не решает ли задачу соседняя «Часть».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj

export const Colours: Story = {
  name: 'Цвета',
  render: () => (
    <div className={css.sections}>
      {Object.entries(colourMeanings).map(([title, meanings]) => (
        <ColourTable key={title} title={title} meanings={meanings} />
      ))}
      <ValueTable title="Заданные цвета" values={stated} />
      <ValueTable title="Вторые имена результата" values={resultAliases} />
    </div>
  ),
}

export const Contrasts: Story = {
  name: 'Контрасты',
  render: () => <ContrastTable />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(contrastPairs.length)
    for (const row of rows) {
      const cells = within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => Number(textContent.replace(',', '.')))
      const least = cells.pop()!
      await expect(cells).toHaveLength(themeNames.length)
      for (const measured of cells) await expect(measured).toBeGreaterThanOrEqual(least)
    }
  },
}

export const Type: Story = {
  name: 'Шрифт',
  render: () => (
    <div className={css.sections}>
      <div>
        {Object.entries(text).map(([name, className]) => (
          <div key={name} className={css.typeRow}>
            <span className={css.note}>
              {name}: {scale.size[name as keyof typeof text]}, строка{' '}
              {scale.leading[name as keyof typeof text]}
            </span>
            <p className={className}>
              Проверьте квартиру, 1{'\u00a0'}234{'\u00a0'}567{'\u00a0'}₽
            </p>
          </div>
        ))}
      </div>
      <ValueTable title="Гарнитура" values={scale.font} />
      <ValueTable title="Кегль текста" values={scale.size} />
      <ValueTable
        title="Кегль сумм, счетчиков и коротких заголовков"
        values={scale.figure}
        show={(fontSize) => (
          <span style={{ fontSize }}>
            1{'\u00a0'}234{'\u00a0'}₽
          </span>
        )}
      />
      <ValueTable
        title="Кегль номеров, которые не переносятся"
        values={scale.number}
        show={(fontSize) => <span style={{ fontSize, whiteSpace: 'nowrap' }}>00:14</span>}
      />
      <ValueTable
        title="Насыщенность"
        values={scale.weight}
        show={(fontWeight) => <span style={{ fontWeight }}>Кадастровый номер</span>}
      />
      <ValueTable title="Высота строки" values={scale.leading} />
      <ValueTable
        title="Разрядка"
        values={scale.tracking}
        show={(letterSpacing) => (
          <span style={{ letterSpacing, fontSize: scale.figure[2] }}>00:14:0203005</span>
        )}
      />
    </div>
  ),
}

export const Space: Story = {
  name: 'Шаг, радиусы, тень, размеры',
  render: () => (
    <div className={css.sections}>
      <ValueTable
        title="Шаг"
        values={scale.space}
        show={(width) => <div className={css.step} style={{ width, height: 12 }} />}
      />
      <ValueTable
        title="Радиусы"
        values={scale.radius}
        show={(borderRadius) => <div className={css.corner} style={{ borderRadius }} />}
      />
      <ValueTable
        title="Тень всплывающего, единственная"
        values={{ light: shadows.light.pop, dark: shadows.dark.pop }}
        show={(boxShadow) => <div className={css.floating} style={{ boxShadow }} />}
      />
      <ValueTable
        title="Размеры"
        values={scale.layout}
        show={(width) => <div className={css.bar} style={{ width: `min(100%, ${width})` }} />}
      />
      <ValueTable
        title="Точки перелома, px"
        values={breakpoints}
        show={(width) => <div className={css.bar} style={{ width: `${Number(width) / 14}%` }} />}
      />
      <ValueTable title="Условия экрана" values={media} />
    </div>
  ),
}

export const Motion: Story = {
  name: 'Движение',
  render: () => (
    <ValueTable
      title="Сколько длится и по какой кривой"
      values={scale.motion}
      show={(transitionDuration) =>
        transitionDuration.endsWith('ms') ? (
          <div className={css.track}>
            <div className={css.runner} style={{ transitionDuration }} />
          </div>
        ) : null
      }
    />
  ),
}

export const Files: Story = {
  name: 'Файлы JSON для макетов и сборки',
  render: () => <TokenFiles />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('download'))).toEqual(
      themeNames.map(([name]) => `${name}.tokens.json`),
    )
    for (const [index, [name]] of themeNames.entries()) {
      const file = await fetch(links[index]?.getAttribute('href') ?? '')
      await expect(await file.json()).toEqual(toDesignTokens(name))
    }
  },
}

const sample =
  'Проверяем недвижимость и людей по открытым государственным реестрам: у каждого факта есть источник и время.'

/** Width and height of the sample in one line, in one family alone. */
function measureIn(family: string, weight: number): DOMRect {
  const line = document.createElement('span')
  line.textContent = sample
  Object.assign(line.style, {
    position: 'absolute',
    font: `${weight} 100px "${family}"`,
    whiteSpace: 'nowrap',
  })
  document.body.append(line)
  const box = line.getBoundingClientRect()
  line.remove()
  return box
}

export const Fallback: Story = {
  name: 'Запасной шрифт занимает то же место: страница не прыгает',
  tags: ['!dev', '!autodocs'],
  render: () => <p className={text.body}>{sample}</p>,
  play: async () => {
    for (const family of ['Golos Fallback', 'Golos Fallback Android']) {
      for (const weight of [400, 500, 600, 700]) {
        await document.fonts.load(`${weight} 16px "Golos Text"`, sample)
        // A system without any of the local faces has nothing to compare.
        const found = await document.fonts.load(`${weight} 16px "${family}"`, sample).catch(() => [])
        if (found.length === 0) continue
        const [own, fallback] = [measureIn('Golos Text', weight), measureIn(family, weight)]
        await expect(Math.abs(fallback.width / own.width - 1)).toBeLessThan(0.02)
        await expect(Math.abs(fallback.height - own.height)).toBeLessThan(1)
      }
    }
  },
}
