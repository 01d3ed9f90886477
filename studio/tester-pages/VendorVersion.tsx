import { useState } from 'react';
import {
  longestVersion,
  preferVendorApiVersion,
  vendorApiVersion,
} from '../../src/gateway-client/vendor-api-version.ts';
import { Alert } from '../../src/ui/Alert/Alert.tsx';
import { JourneyForm } from '../../src/ui/form/JourneyForm.tsx';
import { TextField } from '../../src/ui/form/TextField.tsx';
import { Section } from './Section.tsx';

/** Which version of the network's interface the address check asks for, in this browser (SC-19). */
export function VendorVersion() {
  const [errors, setErrors] = useState<{ version?: string }>({});
  const [kept, setKept] = useState<string | null>(null);
  return (
    <Section
      title="Version of the network’s interface"
      intro="Sent as vendorApiVersion with every address check from this browser. Leave it empty to let the gateway choose."
    >
      <JourneyForm
        name="vendor"
        errors={errors}
        initial={{ version: vendorApiVersion() ?? '' }}
        submitLabel="Keep this version"
        onSubmit={({ version = '' }) => {
          const wanted = version.trim();
          if (wanted.length > longestVersion || /[^\w.-]/.test(wanted)) {
            setErrors({ version: `Use at most ${longestVersion} letters, digits, dots and hyphens, like v2 or 2.1` });
            return;
          }
          preferVendorApiVersion(wanted);
          setErrors({});
          setKept(wanted);
        }}
      >
        <TextField name="version" label="Version" required={false} autoComplete="off" autoCapitalize="none" short />
      </JourneyForm>
      {kept !== null && (
        <Alert kind="success" weight="minor">
          {kept === '' ? 'The gateway chooses the version.' : `Address checks ask for version ${kept}.`}
        </Alert>
      )}
    </Section>
  );
}
