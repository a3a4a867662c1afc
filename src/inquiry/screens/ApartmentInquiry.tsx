import { ApartmentCard, type ApartmentSummary } from "../form/PriceForm.tsx";
import type { Picture } from "../../project/types.ts";
import { ApartmentsInquiry, useInquirySubject } from "./ApartmentsInquiry.tsx";
import { useFinder, useFinderActions } from "../../finder/state/FinderContext.tsx";
import type { ApartmentDetails } from "../../finder/state/apartmentDetails.ts";
import { inquiryPicture, type ApartmentPictures } from "../../finder/state/useApartmentPictures.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

type Props = { readonly apartment: ApartmentDetails; readonly pictures: ApartmentPictures };

/** The price form over the preview of one apartment. */
export function ApartmentInquiry({ apartment, pictures }: Props) {
  const texts = useTexts();
  const { goBack } = useFinderActions();
  const isOpen = useFinder(({ screen }) => screen.name === "inquiry");
  const picture = inquiryPicture(pictures.state === "ready" ? pictures.pictures : []);
  return (
    <ApartmentsInquiry
      apartments={[apartment]}
      picture={picture}
      subject={useInquirySubject(apartment.id)}
      isOpen={isOpen}
      title={texts.inquiryTitle}
      about={<ApartmentCard apartment={cardOf(apartment, picture, picture?.truth && texts[picture.truth])} />}
      showsArrival
      onClose={goBack}
    />
  );
}

function cardOf(
  { title, tower, floor, facts }: ApartmentDetails,
  picture: Picture | undefined,
  pictureKind = "",
): ApartmentSummary {
  return {
    title: [title, facts?.area].filter(Boolean).join(", "),
    tower,
    lines: [
      [tower, floor].filter(Boolean).join(", "),
      [facts?.bedrooms, facts?.side].filter(Boolean).join(", "),
      pictureKind,
    ].filter(Boolean),
    picture,
  };
}
