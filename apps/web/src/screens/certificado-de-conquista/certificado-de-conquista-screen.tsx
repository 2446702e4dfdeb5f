export function CertificateScreen() {
  return null;
}
