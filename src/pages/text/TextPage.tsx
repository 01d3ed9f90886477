import { textPages, type TextPageName } from '../../content/text-pages.ts';
import { Column } from '../../ui/Column/Column.tsx';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';

/** Terms and conditions, policies, help: a page of headings and paragraphs. */
export function TextPage({ name }: { name: TextPageName }) {
  const { title, intro, sections } = textPages[name];
  return (
    <Column>
      <title>{title}</title>
      <PageHeading intro={<p>{intro}</p>}>{title}</PageHeading>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Column>
  );
}
