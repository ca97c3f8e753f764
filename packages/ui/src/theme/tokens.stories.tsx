import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrast } from './contrast.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { palettes } from './palettes.ts'
import { text } from './text.css.ts'
import { vars } from './theme.css.ts'
import { scale } from './tokens.ts'

const meta = { title: 'Основы/Токены' } satisfies Meta

export default meta

type Story = StoryObj

const entries = <T extends object>(record: T) => Object.entries(record) as [keyof T & string, T[keyof T]][]

export const Colours: Story = {
  name: 'Цвета',
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        gap: '20px 12px',
      }}
    >
      {entries(vars.color)
        .filter(([name]) => name !== 'shadowPop')
        .map(([name, value]) => (
          <li key={name} style={{ fontSize: 13 }}>
            <div
              style={{
                height: 64,
                background: value,
                border: `1px solid ${vars.color.line}`,
                marginBottom: 6,
              }}
            />
            {name}
          </li>
        ))}
    </ul>
  ),
}

export const Contrasts: Story = {
  name: 'Контрасты',
  render: () => (
    // A wide table needs a place of its own to scroll, within the keyboard's reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Контрасты">
      <table style={{ fontSize: 14, borderSpacing: '16px 4px', textAlign: 'left' }}>
        <thead>
          <tr>
            <th scope="col">Пара</th>
            {Object.keys(palettes).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Порог</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(([front, back, least]) => (
            <tr key={`${front} ${back}`}>
              <th scope="row" style={{ fontWeight: 400 }}>
                {front} / {back}
              </th>
              {entries(palettes).map(([name, theme]) => (
                <td key={name}>{contrast(theme[front], theme[back]).toFixed(2).replace('.', ',')}</td>
              ))}
              <td>{String(least).replace('.', ',')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
}

export const Type: Story = {
  name: 'Шрифт',
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {entries(text).map(([name, className]) => (
        <p key={name} className={className}>
          {name}: Проверьте квартиру, 1 234 567 ₽
        </p>
      ))}
    </div>
  ),
}

export const Space: Story = {
  name: 'Шаг и радиусы',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end', fontSize: 13 }}>
      {entries(scale.space).map(([name, value]) => (
        <div key={name}>
          <div style={{ width: value, height: value, background: vars.color.primary }} />
          {value}
        </div>
      ))}
      {entries(scale.radius).map(([name, value]) => (
        <div key={name}>
          <div
            style={{ width: 72, height: 56, border: `1.5px solid ${vars.color.ink}`, borderRadius: value }}
          />
          {name}, {value}
        </div>
      ))}
    </div>
  ),
}
