import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ContractPapers } from './ContractPapers.tsx';

test.each([
  ['S', 'I', ['docId=S', 'docId=I']],
  [null, 'I', ['docId=I']],
  [null, null, []],
])('a contract with the papers %s and %s is read in those that it has (CO-04)', (summary, information, ids) => {
  render(
    <MemoryRouter>
      <ContractPapers plan={{ contractSummaryDocId: summary, contractInformationDocId: information }} />
    </MemoryRouter>,
  );
  const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(ids.map((id) => `/broadband/api/contracts/download-contract?${id}`));
});
